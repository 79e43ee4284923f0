/** A snow-capped volcano, 500 wide and 160 high; 0,0 is the middle of its foot, which reaches 20 into the water. */
export const volcano =
  '<path d="M-250 0C-150-22-66-96-20-158-8-164 8-164 20-158 66-96 150-22 250 0V20H-250Z" fill="var(--mid)"/>' +
  '<path d="M-20-158C-8-164 8-164 20-158 32-141 46-124 60-108L46-112 34-96 20-110 6-90-8-108-22-94-34-110-60-106C-45-124-31-142-20-158Z" fill="var(--wall)"/>' +
  '<path d="M6-163C12-162 16-160 20-158 32-141 46-124 60-108L46-112 34-96 26-104C24-122 16-144 6-163Z" fill="var(--shade)"/>';

/** A gate standing in the water, 150 wide and 132 high; 0,0 is the middle between its feet. */
export const torii =
  '<path d="M-82-132C-50-124 50-124 82-132L78-112C50-106-50-106-78-112Z" fill="var(--pane)"/><path d="M-74-113C-48-107 48-107 74-113L70-103C46-98-46-98-70-103Z" fill="var(--gate)"/>' +
  '<path d="M-62-84H62V-73H-62ZM-7-104H7V-82H-7Z" fill="var(--gate)"/><path d="M-44-106H-32L-34 10H-50ZM32-106H44L50 10H34Z" fill="var(--gate)"/><path d="M-52-6H-32V10H-54ZM32-6H52L54 10H32Z" fill="var(--pane)"/>';

const storey = (y: number, half: number, height: number) =>
  `M${-half * 0.55} ${y}V${y - height}H${half * 0.55}V${y}ZM${-half - 6} ${y - height + 3}C${-half + 4} ${y - height} ${-half * 0.6} ${y - height - 7} ${-half * 0.5} ${y - height - 11}H${half * 0.5}C${half * 0.6} ${y - height - 7} ${half - 4} ${y - height} ${half + 6} ${y - height + 3}Z`;

/** A pagoda of five storeys, 90 wide and 170 high; 0,0 is the middle of its foot. */
export function pagoda(colour = 'var(--far)'): string {
  const storeys = [0, 1, 2, 3, 4].map((floor) => storey(-floor * 27, 40 - floor * 4, 18)).join('');
  return `<path d="${storeys}M-1.5-137H1.5V-172H-1.5ZM-5-150H5V-147H-5ZM-4-157H4V-154H-4Z" fill="${colour}"/>`;
}

/** A mountain with the tower of Seoul, 190 wide and 200 high; 0,0 is the middle of its foot. */
export function seoulTower(colour = 'var(--far)'): string {
  return `<path d="M-95 0C-60-8-44-50-14-62H14C44-50 66-10 95 0ZM-5-60-3.5-128H3.5L5-60ZM-13-128-17-136V-148H17V-136L13-128ZM-12-151H12L10-160H-10ZM-2.5-160-1-204H1L2.5-160Z" fill="${colour}"/>`;
}
