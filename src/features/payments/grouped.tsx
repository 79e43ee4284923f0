import css from './payment.module.css';

/** An order number or reference in groups of four to read aloud, as one text to copy. */
export function Grouped({ value }: { value: string }) {
  return (
    <span className={css.grouped}>
      {value.match(/.{1,4}/g)?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and do not move
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}
