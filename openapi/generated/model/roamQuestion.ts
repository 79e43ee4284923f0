/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamAnswer } from './roamAnswer.ts';

/**
 * One question of the roaming plan finder.
 */
export interface RoamQuestion {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  img: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimg: string;
  /**
     * What the question is about, in a word or two.
     * @minLength 1
     * @maxLength 40
     */
  title: string;
  /**
     * The question itself. The field is spelled so.
     * @minLength 1
     * @maxLength 80
     */
  qestionname: string;
  /**
     * The answers, of which the customer chooses one.
     * @minItems 1
     * @maxItems 8
     */
  roamQuestionDatas: RoamAnswer[];
}
