import { Link } from 'react-router-dom';
import type { PlanCard as Plan } from './read.ts';

export function PlanCard({ plan }: { plan: Plan }) {
  const { id, link = `/sharePlan/${id}`, cardtitleMap, cardsubtitleMap, cardinfoMap = [], cardremakeArr = [], tjtype } = plan;
  const [price, ...facts] = cardsubtitleMap;
  return (
    <article className="card">
      {tjtype === 1 && <span className="badge">推薦</span>}
      <h3>{cardtitleMap.top}</h3>
      <p>{cardtitleMap.bottom}</p>
      <p>
        <strong>{price?.top}</strong> <span>{price?.bottom}</span>
      </p>
      <dl>
        {[...facts.map(({ top, bottom }) => [top, bottom]), ...cardinfoMap.map(({ left, right }) => [left, right])].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cardremakeArr.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <Link to={link} className="button">
        計劃詳情 <span className="hidden">{cardtitleMap.top}</span>
      </Link>
    </article>
  );
}
