import { isResultId } from '@aquarius/protocol';
import { error } from '@sveltejs/kit';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	if (!isResultId(params.id)) error(404, 'not found');
	return { id: params.id };
};
