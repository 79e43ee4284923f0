declare module 'virtual:demo-contract' {
  const table: readonly import('./respond.ts').DemoOperation[];
  export default table;
}

/** Hash of the mock's code and the contract; state stored by another build is ignored. */
declare const DEMO_BUILD: string;

declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}
