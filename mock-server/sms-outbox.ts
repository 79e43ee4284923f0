/** Prints the SMS code to the terminal instead of sending it. */
export function announceSms(mobileNo: string, code: string): void {
  console.info(`SMS to ${mobileNo}: ${code}`);
}
