/** Monthly fee of music streaming in MOP (MUSIC-05). */
export const MUSIC_FEE_MOP = 49;
