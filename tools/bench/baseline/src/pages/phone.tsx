import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Facts, type Plan, Plans, useRead } from '../parts.tsx';

interface Detail {
  name: string;
  brandName: string;
  networkName: string;
  subtitle: string;
  colors: { img: string; color: string; views: string[] }[];
  mobileCapacityplan: { capacityname: string; price: string; mobilePlans: Plan[] }[];
}

export function Phone() {
  const phone = useRead<Detail>(`mobiles/getMobileInfoById/${useParams().id}`);
  const [colour, setColour] = useState(0);
  const [capacity, setCapacity] = useState(0);
  if (phone === undefined) return null;
  const { name, brandName, networkName, subtitle, colors, mobileCapacityplan } = phone;
  const size = mobileCapacityplan[capacity];
  return (
    <>
      <p>
        <Link to="/index">首頁</Link> › <Link to="/mobileDevice">手機</Link> › <Link to={`/allMobile?brandName=${brandName}`}>{brandName}</Link> › {name}
      </p>
      <p>
        {brandName} <span>新上市</span> <span>{networkName}</span>
      </p>
      <h1>{name}</h1>
      <p>{subtitle}</p>
      <img src={colors[colour]?.img} alt={`${name} ${colors[colour]?.color}`} width={380} height={380} fetchPriority="high" className="wide" />
      <div className="row">
        {colors
          .flatMap(({ img, views }) => [img, ...views])
          .map((view) => (
            <button key={view} type="button">
              <img src={view} alt="" width={56} height={56} />
            </button>
          ))}
      </div>
      <fieldset>
        <legend>顏色 {colors[colour]?.color}</legend>
        {colors.map(({ color }, at) => (
          <label key={color}>
            <input type="radio" name="colour" checked={at === colour} onChange={() => setColour(at)} /> <span>{color}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>容量</legend>
        {mobileCapacityplan.map(({ capacityname, price }, at) => (
          <label key={capacityname}>
            <input type="radio" name="capacity" checked={at === capacity} onChange={() => setCapacity(at)} /> {capacityname} <strong>{price}</strong>
          </label>
        ))}
      </fieldset>
      <Facts
        of={[
          ['淨機價', size?.price],
          ['手機連計劃價', size?.mobilePlans[1]?.cardsubtitleMap[1]?.bottom],
        ]}
      />
      <a href="#plans" className="button">
        選擇配合計劃
      </a>
      <h2 id="plans">{size?.capacityname} 的配合計劃</h2>
      <p>以下為 {size?.capacityname} 的連計劃機價，轉換容量後價錢隨即更新。</p>
      <Plans of={size?.mobilePlans} />
    </>
  );
}
