import { Link, useSearchParams } from 'react-router-dom';
import { Tabs, useRead } from '../parts.tsx';

interface Section {
  phoneImg: string;
  title: string;
  subtitle: string;
  explan: string;
  apiPlanSectionDataVO: { id: string; datagb: string; monthplan: string; zdyText?: string }[];
}

export function PlanList() {
  const categories = useRead<{ id: string; name: string }[]>('planSection/getCategorySelectList') ?? [];
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('id') ?? '0000';
  const page = useRead<{ rows: Section[]; totalPages: number }>(`planSection/listPagePlanSectionVO/${chosen}?pageNumber=1&pageSize=5`);
  return (
    <>
      <p>
        <Link to="/index">首頁</Link> › 月費計劃
      </p>
      <h1>月費計劃</h1>
      <p>選好數據用量，按一下就看到詳情；最多可並排比較三個計劃。</p>
      <Tabs of={[{ id: '0000', name: '全部' }, ...categories]} chosen={chosen} onChoose={(id) => setParameters({ id })} />
      {page?.rows.map(({ phoneImg, title, subtitle, explan, apiPlanSectionDataVO }, at) => (
        <section key={title}>
          <img src={phoneImg} alt="" width={384} height={240} loading={at === 0 ? 'eager' : 'lazy'} className="wide" />
          <h2>{title}</h2>
          <p>{subtitle}</p>
          <p>{explan}</p>
          <ul className="list">
            {apiPlanSectionDataVO.map(({ id, datagb, monthplan, zdyText }) => (
              <li key={id}>
                <Link to={`/sharePlan/${id}`}>
                  <span className="hidden">{title}</span>
                  <strong>{datagb}</strong> <small>GB</small> <small>MOP$</small>
                  <strong>{monthplan}</strong> <small>/月</small> <span>{zdyText}</span>
                </Link>
                <label>
                  <input type="checkbox" /> <span>比較</span> <span className="hidden">{`${title} ${datagb} GB`}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>共 {page?.totalPages} 頁</p>
    </>
  );
}
