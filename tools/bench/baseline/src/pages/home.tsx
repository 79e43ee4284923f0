import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Plan, Plans, Tabs, useRead } from '../parts.tsx';

type Banner = Record<'phoneimage' | 'title' | 'text' | 'alt' | 'linkText' | 'href', string>;

export function Home() {
  const banners = useRead<Banner[]>('index/getBannerVOlist?position=homeIndex');
  const categories = useRead<{ id: string; name: string }[]>('planSection/getCategorySelectList') ?? [];
  const [chosen, setChosen] = useState<string>();
  const category = chosen ?? categories[0]?.id;
  const plans = useRead<Plan[]>(`planSection/getIndexDataVOsbyApcId/${category}`, category !== undefined);
  return (
    <>
      <h1 className="hidden">燈塔電訊，澳門的流動通訊服務</h1>
      <section className="row hero" aria-label="推廣">
        {banners?.map(({ phoneimage, title, text, alt, linkText, href }, at) => (
          <article key={title} className="slide">
            <img src={phoneimage} alt={alt} width={358} height={240} {...(at === 0 ? { fetchPriority: 'high' as const } : {})} />
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href} className="button">
              {linkText}
            </a>
          </article>
        ))}
      </section>
      <h2>月費計劃</h2>
      <p>全部計劃包 5G 網絡及來電顯示，價錢已包行政費。</p>
      <Tabs of={categories} chosen={category} onChoose={setChosen} />
      <Plans of={plans} />
      <Link to="/powerPlan">瀏覽全部計劃</Link>
    </>
  );
}
