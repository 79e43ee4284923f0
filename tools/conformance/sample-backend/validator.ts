import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The text that stands for an uploaded file where the contract has `format: binary`. */
export const FILE = 'a file';

/** Tells whether a value fits the schema at a JSON pointer of the bundled contract; schemas are compiled when they are needed. */
export function validatorOf(document: object): (pointer: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false }).addSchema(document, 'contract', false, false);
  addFormats.default(ajv);
  ajv.addFormat('binary', (text: string) => text === FILE);
  return (pointer, value) => {
    const validate = ajv.getSchema(`contract${pointer}`);
    if (validate === undefined) throw new Error(`The contract has no schema ${pointer}`);
    return validate(value) === true;
  };
}
