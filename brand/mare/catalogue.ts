import type { Catalogue } from '../types.ts';
import { fiveG, shared } from './plans.ts';
import { seniors, students } from './plans-ages.ts';
import { data, homeBroadband, watches } from './plans-devices.ts';

export const catalogue: Catalogue = {
  slowSpeed: '512 kbps',
  sections: [fiveG, shared, students, seniors, data, watches, homeBroadband],
  featured: '2003',
  dayPass: { nearby: 25, southeastAsia: 42, japanKorea: 45, world: 108 },
  dayCap: 188,
  roamPlans: { '3102': 118, '3103': 52, '3106': 178, '3107': 288, '3108': 108, '3110': 428 },
  replacementSim: 60,
  tradeIn: 1800,
};
