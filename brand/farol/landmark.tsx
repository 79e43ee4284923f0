/** The Guia lighthouse with its lamp at 0,0; 310 high. `chapel` adds the chapel at its left. */
export function Landmark({ chapel }: { chapel?: boolean | undefined }) {
  return (
    <>
      {chapel ? (
        <>
          <path d="M-164 234V196L-104 186V234Z" fill="var(--art-shade)" />
          <path d="M-170 198-104 184-92 164H-150Z" fill="#a23420" />
          <path d="M-128 234V188L-92 162-56 188V234Z" fill="var(--art-wall)" />
          <path d="M-134 190-92 159-50 190" fill="none" stroke="#c8452b" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
          <path d="M-92 159V140M-98 146H-86" stroke="var(--art-wall)" strokeWidth="2.5" />
          <path d="M-128 196h6v38h-6zM-62 196h6v38h-6zM-122 204h60v3h-60z" fill="#f0b64a" />
          <path d="M-98 188a6 6 0 0 1 12 0a6 6 0 0 1-12 0ZM-99.5 234V218.5a7.5 7.5 0 0 1 15 0V234ZM-150 222V212a4 4 0 0 1 8 0V222Z" fill="#1c2d5c" />
        </>
      ) : null}
      <path d="M0-62V-36M-8-54H7L3-57.5M7-54 3-50.5" fill="none" stroke="var(--art-wall)" strokeWidth="2" />
      <circle cy="-38" r="3.5" fill="var(--art-wall)" />
      <path d="M-27-14C-27-27-12-36 0-36S27-27 27-14Z" fill="#c8452b" />
      <path d="M27-14C27-27 12-36 0-36 7-32 11-24 11-14Z" fill="#a23420" />
      <path d="M-21-14H21V14H-21Z" fill="#ffb224" />
      <circle r="9" fill="#fff3d6" />
      <path d="M-21-14V14M-8-14V14M8-14V14M21-14V14" stroke="#1c2d5c" strokeWidth="2" />
      <path d="M-24 30-37 230H37L24 30ZM-37 13H37V19H-37Z" fill="var(--art-wall)" />
      <path d="M10 30H24L37 230H16ZM-33 19H33L26 31H-26ZM-43 226H43V236H-43Z" fill="var(--art-shade)" />
      <path d="M-36 3H36M-36 3V13M-27 3V13M-18 3V13M-9 3V13M0 3V13M9 3V13M18 3V13M27 3V13M36 3V13" fill="none" stroke="var(--art-wall)" strokeWidth="1.5" />
      <path d="M-27.5 84H27.5L27.8 88H-27.8ZM-31.8 150H31.8L32.1 154H-32.1Z" fill="#f0b64a" />
      <path d="M-9 68V55a5 5 0 0 1 10 0V68ZM-9.5 126V111.5a5.5 5.5 0 0 1 11 0V126ZM-9.5 192V177.5a5.5 5.5 0 0 1 11 0V192Z" fill="#1c2d5c" />
    </>
  );
}
