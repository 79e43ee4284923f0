/** A junk under sail with its lantern at 0,0; 300 high. `chapel` adds a second boat at its left. */
export function Landmark({ chapel }: { chapel?: boolean | undefined }) {
  return (
    <>
      {chapel ? (
        <>
          <path d="M-132 210V120C-100 136-84 168-82 210Z" fill="var(--art-shade)" />
          <path d="M-158 214H-72L-88 234H-144Z" fill="#8a4b2a" />
        </>
      ) : null}
      <path d="M0-48V212" stroke="var(--art-wall)" strokeWidth="4" />
      <circle r="12" fill="var(--lamp)" />
      <path d="M6 24C40 40 58 96 56 190H6Z" fill="var(--art-wall)" />
      <path d="M-6 40C-34 60-46 110-44 190H-6Z" fill="var(--art-shade)" />
      <path d="M8 70 46 84M8 112 54 122M8 154 57 160" stroke="var(--art-shade)" strokeWidth="3" />
      <path d="M-72 200H84L62 236H-54Z" fill="#8a4b2a" />
    </>
  );
}
