/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamingRegionVoiceStatus } from './roamingRegionVoiceStatus.ts';

/**
 * A part of the world in the roaming tariffs.
 */
export interface RoamingRegion {
  /**
     * Region id; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  regionId: string;
  /**
     * Name of the region.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** 1 = voice roaming is offered in the region. The specification names the field without its values, which are proposed by this project; the site does not use it. */
  voiceStatus?: RoamingRegionVoiceStatus;
}
