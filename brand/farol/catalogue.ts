import type { Catalogue } from '../types.ts';
import { bayArea, family, fiveG, shared } from './plans.ts';
import { graduates, seniorPair, seniors, students } from './plans-ages.ts';
import { data, homeBroadband, mobileWifi, watches } from './plans-devices.ts';

export const catalogue: Catalogue = {
  slowSpeed: '384 kbps',
  sections: [fiveG, shared, students, seniors, data, watches, homeBroadband, bayArea, family, graduates, seniorPair, mobileWifi],
  featured: '2003',
  dayPass: { nearby: 28, southeastAsia: 38, japanKorea: 38, world: 98 },
  dayCap: 168,
  roamPlans: { '3102': 128, '3103': 48, '3106': 168, '3107': 268, '3108': 98, '3110': 388 },
  replacementSim: 50,
  tradeIn: 2000,
};
