/**
 * KiB as GB with one decimal (TOPUP-13, decision A13).
 */
export function gigabytes(kib: number): string {
  return (kib / 1024 / 1024).toFixed(1);
}
