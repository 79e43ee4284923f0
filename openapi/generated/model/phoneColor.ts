/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * One colour of a phone and its picture in the gallery.
 */
export interface PhoneColor {
  /**
     * Picture of the phone in this colour on a transparent ground; the site shows it up to 440 px high.
     * @maxLength 500
     */
  img: string;
  /**
     * The colour's name in the language of the request, such as `海峽藍`. It is not a colour value.
     * @minLength 1
     * @maxLength 30
     */
  color: string;
  /**
     * The colour as six lower-case hexadecimal digits, for the dot of the selector. Proposed by this project; without it the selector shows the name.
     * @pattern ^#[0-9a-f]{6}$
     */
  hex?: string;
  /**
     * More pictures in this colour, such as the back and the front alone, shown after `img` in the gallery. Proposed by this project.
     * @maxItems 8
     * @items.maxLength 500
     */
  views?: string[];
}
