/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Charges for data on one network of a destination. A field that is left out counts as not offered or unknown.
 */
export interface DataRow {
  /**
     * Name of the local network.
     * @minLength 1
     * @maxLength 60
     */
  operator: string;
  /**
     * Short name of the network as the phone shows it, such as `JP HIKARI`.
     * @minLength 1
     * @maxLength 20
     */
  networkCode?: string;
  /**
     * Mobile country code and network code, such as `440-10`; `-` when unknown.
     * @pattern ^(\d{3}-\d{2,3}|-)$
     */
  plmnCode?: string;
  /**
     * Generations and bands of the network as one text to show, such as `5G n78 · 4G B1, B3`.
     * @minLength 1
     * @maxLength 60
     */
  networkFrequency?: string;
  /**
     * Minimum charge of a connection in MOP, which covers `minimumData`. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  miniCharge?: string;
  /**
     * Data covered by the minimum charge, in KB, figure only. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 5
     * @pattern ^(\d{1,5}|-|不適用|N/A)$
     */
  minimumData?: string;
  /**
     * Charge in MOP for every 10 KB after that; part of 10 KB counts as 10 KB (unit proposed by this project). `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  thereafterData?: string;
  /**
     * The most that a day of data costs on this network without a plan, in MOP; where a day pass starts by itself, its price. Optional, proposed by this project.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  dayCap?: string;
}
