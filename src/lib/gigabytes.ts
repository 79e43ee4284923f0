/**
 * Data as the account shows it: value / 1024 / 1024 with one decimal, labelled GB. For both to be true the value is in KiB (TOPUP-13,
 * decision A13).
 */
export function gigabytes(kib: number): string {
  return (kib / 1024 / 1024).toFixed(1);
}
