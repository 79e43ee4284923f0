export interface Verified {
  mobileNo: string;
  /** The server's one-time permission to set a PIN; never stored. */
  verCodePwd: string;
}
