/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Captcha } from './captcha.ts';

/**
 * Success.
 */
export interface CaptchaSuccess {
  /** Always `0`. */
  status: '0';
  data: Captcha;
}
