import { useId } from 'react';

interface Striped {
  /** Upper edge. */
  y: number;
  /** The colours alternate. */
  colours: readonly [string, string];
}

/** Bands of calçada waves down to the bottom. */
export function Waves({ y, colours }: Striped) {
  return [0, 10, 20, 30, 40].map((below, band) => (
    <path key={below} d={`M${-band * 9} ${y + below + 8}${'c13 0 13-9 26-9s13 9 26 9'.repeat(8)}V160H-60Z`} fill={colours[band % 2]} />
  ));
}

export function Hills({ y, colours: [back, front] }: Striped) {
  return (
    <>
      <path d={`M0 ${y + 14}C40 ${y - 22} 84 ${y - 18} 124 ${y + 6}S214 ${y - 34} 262 ${y - 4}S300 ${y + 2} 310 ${y - 8}V155H0Z`} fill={back} />
      <path d={`M0 ${y + 8}C28 ${y + 2} 60 ${y + 26} 108 ${y + 18}S190 ${y + 2} 232 ${y + 22}S290 ${y + 16} 310 ${y + 10}V155H0Z`} fill={front} />
    </>
  );
}

export function Bridge({ y, colour, towers }: { y: number; colour: string; towers: readonly [number, number] }) {
  const cables = towers.flatMap((x) => [18, 34, 50].map((away) => `M${x - away} ${y}L${x} ${y - 14 - away}L${x + away} ${y}`));
  return (
    <g fill="none" stroke={colour}>
      <path d={cables.join('')} strokeWidth="1.5" />
      <path d={towers.map((x) => `M${x - 5} ${y + 40}L${x} ${y - 70}L${x + 5} ${y + 40}`).join('')} strokeWidth="3" strokeLinejoin="round" />
      <path d={`M-5 ${y + 4}C90 ${y - 6} 220 ${y - 6} 315 ${y + 4}`} strokeWidth="5" />
      <path d={[20, 60, 140, 180, 260, 296].map((x) => `M${x} ${y}V${y + 36}`).join('')} strokeWidth="3" />
    </g>
  );
}

/** A junk. */
export function Boat({ x, y, sail }: { x: number; y: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4 6V-74M26 8V-46" stroke="#0e1a33" strokeWidth="3" />
      <path d="M-2-74C24-66 34-44 32-18L-6-12C-14-34-12-56-2-74Z" fill={sail} />
      <path d="M28-46C44-40 52-24 50-8L24-4C20-20 20-34 28-46Z" fill={sail} />
      <path d="M-9-56 24-60M-12-38 31-42M-10-22 32-28M24-28 45-32M23-14 50-18" stroke="#0e1a33" strokeWidth="1.5" opacity=".6" />
      <path d="M-44 2H64C62 16 50 26 34 26H-20C-34 26-42 16-44 2Z" fill="#0e1a33" />
      <path d="M-42 8H62" stroke="var(--lamp)" strokeWidth="2.5" />
    </g>
  );
}

export function Phones({ xs, colours }: { xs: readonly number[]; colours: readonly string[] }) {
  const id = useId();
  return xs.map((x, index) => (
    <g key={x} transform={`translate(${x} ${20 + index * 5}) rotate(${index * 7 - 6})`}>
      <clipPath id={`${id}-${index}`}>
        <rect x="4" y="4" width="48" height="96" rx="7" />
      </clipPath>
      <rect width="56" height="104" rx="10" fill="#0e1a33" />
      <g clipPath={`url(#${id}-${index})`}>
        <rect x="4" y="4" width="48" height="96" fill={colours[index]} />
        <g fill="none" stroke="#fff" strokeWidth="6" opacity=".75">
          {[14, 32, 50, 68].map((radius) => (
            <circle key={radius} cx={index % 2 ? 8 : 46} cy="88" r={radius} />
          ))}
        </g>
      </g>
      <circle cx="28" cy="11" r="2.5" fill="#0e1a33" />
    </g>
  ));
}

const HEIGHTS = [38, 62, 30, 78, 50, 90, 44, 68, 34, 56];

export function Towers({ y, colours }: Striped) {
  return HEIGHTS.map((height, index) => (
    <g key={height}>
      <rect x={index * 31 + 2} y={y - height} width="27" height={height + 40} fill={colours[index % 2]} />
      <path
        d={Array.from(
          { length: Math.floor(height / 12) },
          (_, floor) => `M${index * 31 + 7} ${y - height + 8 + floor * 12}h${floor % 3 === index % 3 ? 6 : 17}`,
        ).join('')}
        stroke="#ffd486"
        strokeWidth="4"
        strokeDasharray="6 5"
        opacity=".85"
      />
    </g>
  ));
}

export function Lanterns({ xs, colour }: { xs: readonly number[]; colour: string }) {
  return (
    <>
      <path d="M-4 10Q155 60 314 10" fill="none" stroke="#0e1a33" strokeWidth="2" />
      {xs.map((x, index) => {
        const y = 56 + (index % 2) * 26 + (index === 2 ? 14 : 0);
        return (
          <g key={x} transform={`translate(${x} ${y})`} stroke="#0e1a33" strokeWidth="1.5">
            <path d="M0-20V-60M0 20V38M-4 20V34M4 20V34" />
            <ellipse rx="25" ry="21" fill={colour} />
            <path d="M-12-18C-20-6-20 6-12 18M0-21V21M12-18C20-6 20 6 12 18" fill="none" opacity=".55" />
            <path d="M-9-24H9V-18H-9ZM-9 18H9V24H-9Z" fill="#0e1a33" />
          </g>
        );
      })}
    </>
  );
}

export function Kites({ seed, colours }: { seed: number; colours: readonly string[] }) {
  return Array.from({ length: 7 }, (_, kite) => {
    const x = 26 + kite * 43;
    const y = 26 + ((kite * 29 + seed * 17) % 76);
    const turn = ((kite * 23 + seed * 11) % 50) - 25;
    return (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M0 24C6 34-6 42 0 54S-4 68 2 74" fill="none" stroke={colours[(kite + 1) % colours.length]} strokeWidth="2" />
        <path d="M0-26 18-4 0 24-18-4Z" fill={colours[kite % colours.length]} />
        <path d="M0-26V24M-18-4H18" stroke={colours[(kite + 1) % colours.length]} strokeWidth="2" />
      </g>
    );
  });
}
