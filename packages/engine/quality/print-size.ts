import { PURE_INTERFACE, sizeOf, sizeTable } from './size.ts';

console.log(`Bytes of the pure interface: ${PURE_INTERFACE.join(', ')}\n`);
console.log(sizeTable(await sizeOf(PURE_INTERFACE)));
