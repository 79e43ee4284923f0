import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Reads an operation of the contract, without everything that the site adds: types made from the contract, checks, errors, languages. */
export function useRead<T>(path: string, enabled = true): T | undefined {
  return useQuery({
    queryKey: [path],
    enabled,
    staleTime: 60_000,
    queryFn: async () => {
      const response = await fetch(`/api/${path}`, { headers: { language: 'cn', token: localStorage.getItem('token') ?? '' } });
      return ((await response.json()) as { data: T }).data;
    },
  }).data;
}

/** Pairs of a name and a text, as of a plan. */
export function Facts({ of }: { of: readonly (readonly [name: string, text: string | undefined])[] }) {
  return (
    <dl>
      {of.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Field = ({ label, ...input }: React.ComponentProps<'input'> & { label: string }) => (
  <label>
    {label} <input {...input} />
  </label>
);

/** Buttons of which one is chosen. */
export function Tabs({ of, chosen, onChoose }: { of: readonly { id: string; name: string }[]; chosen: string | undefined; onChoose: (id: string) => void }) {
  return (
    <div className="row" role="tablist">
      {of.map(({ id, name }) => (
        <button key={id} type="button" role="tab" aria-selected={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** The steps of a process, of which the first is shown at the start. */
export function Steps({ of, step }: { of: readonly string[]; step: number }) {
  return (
    <>
      <ol className="row">
        {of.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p>
        第 {step} 步，共 {of.length} 步
      </p>
    </>
  );
}

/** One entry a row: a name and what it is for. */
export function Services({ of }: { of: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul className="list">
      {of.map(([name, text]) => (
        <li key={name}>
          <button type="button">
            <strong>{name}</strong> <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface Plan {
  id?: string;
  link?: string;
  cardtitleMap: { top: string; bottom: string };
  cardsubtitleMap: { top: string; bottom: string }[];
  cardinfoMap?: { left: string; right: string }[];
  cardremakeArr?: string[];
}

export function Plans({ of }: { of: readonly Plan[] | undefined }) {
  return (
    <div className="row">
      {of?.map(({ id, link = `/sharePlan/${id}`, cardtitleMap: { top, bottom }, cardsubtitleMap: [price, ...more], cardinfoMap = [], cardremakeArr = [] }) => (
        <article key={link} className="card">
          <h3>{top}</h3>
          <p>{bottom}</p>
          <p>
            <strong>{price?.top}</strong> <span>{price?.bottom}</span>
          </p>
          <Facts of={[...more.map((fact) => [fact.top, fact.bottom] as const), ...cardinfoMap.map(({ left, right }) => [left, right] as const)]} />
          {cardremakeArr.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          <Link to={link} className="button">
            計劃詳情 <span className="hidden">{top}</span>
          </Link>
        </article>
      ))}
    </div>
  );
}
