/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Charges for calls and text messages on one network of a destination. A field that is left out counts as not offered.
 */
export interface VoiceRow {
  /**
     * Name of the local network.
     * @minLength 1
     * @maxLength 60
     */
  networkOperator: string;
  /**
     * Number of the network when it is chosen by hand on the phone, such as `44010`; `-` when it cannot be chosen by hand.
     * @pattern ^(\d{5,6}|-)$
     */
  accessCode?: string;
  /**
     * Receiving a call, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  incomePeakMin?: string;
  /**
     * A call to Macau in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  peakMin?: string;
  /**
     * A call to Macau in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  nonPeakMin?: string;
  /**
     * A call to a number of the destination in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localPeakMin?: string;
  /**
     * A call to a number of the destination in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localNonPeakMin?: string;
  /**
     * A call to any other place in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoPeakMin?: string;
  /**
     * A call to any other place in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoNonPeakMin?: string;
  /**
     * Sending a text message, MOP per message. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  smsMo?: string;
  /**
     * Remarks for the customer, plain text, one remark a line (`\n` between them). The site shows each line in red. Left out when there are none.
     * @maxLength 1000
     */
  remarks?: string;
}
