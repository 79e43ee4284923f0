import { ServicesPage } from './services-page.tsx';

export { roamingServicesLoader as loader } from './services-page.tsx';

export const Component = () => <ServicesPage page="roaming" />;
