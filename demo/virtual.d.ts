declare module 'virtual:demo-contract' {
  const table: readonly import('./contract.ts').DemoOperation[];
  export default table;
}

/** Names the mock's code and the contract that this demo was built of: what an older demo has kept is not read. */
declare const DEMO_BUILD: string;

declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}
