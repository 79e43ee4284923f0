/** "Sends" an SMS with a code: one line in the terminal, where a developer without that phone can read it. */
export function announceSms(mobileNo: string, code: string): void {
  console.info(`SMS to ${mobileNo}: ${code}`);
}
