import { FinderSection } from './finder-section';
import { PhonesSection } from './phones-section';
import { ShopsSection } from './shops-section';
import { TermsSection } from './terms-section';

/** Everything under the first screen; a module of its own, so that what one sees first does not wait for it. */
export function Below() {
  return (
    <>
      <FinderSection />
      <PhonesSection />
      <ShopsSection />
      <TermsSection />
    </>
  );
}
