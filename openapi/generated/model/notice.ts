/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { NoticeStatus } from './noticeStatus.ts';

/**
 * The notice above the header.
 */
export interface Notice {
  /** 1 = show the notice. The values are proposed by this project. */
  status: NoticeStatus;
  /**
     * What it is about, in a few words; may be empty when `status` is 0.
     * @maxLength 60
     */
  title: string;
  /**
     * The notice as HTML of one line (text, links, emphasis). The site cleans it before showing it.
     * @maxLength 1000
     */
  content: string;
}
