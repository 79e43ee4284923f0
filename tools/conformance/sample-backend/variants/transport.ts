import { headers } from '../faults/fault.ts';
import { variantsOf } from './variant.ts';

/** Status codes, headers and bytes that HTTP and JSON allow. */
export const transportVariants = variantsOf('transport', [
  {
    name: 'media-type-in-capitals',
    operationId: 'brands',
    what: 'writes Application/JSON',
    how: headers({ 'content-type': 'Application/JSON' }),
    parts: ['examples'],
  },
  {
    name: 'media-type-with-charset',
    operationId: 'homeBrands',
    what: 'adds charset=UTF-8',
    how: headers({ 'content-type': 'application/json;charset=UTF-8' }),
    parts: ['examples'],
  },
]);
