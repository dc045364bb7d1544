import { keepReports } from './api-report.ts';

const changed = keepReports();
console.log(changed.length === 0 ? 'The API reports are up to date.' : `Written: ${changed.join(', ')}`);
