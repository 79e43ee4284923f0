import { ServicesPage } from './services-page.tsx';

export { roamingServicesLoader as loader } from './loader.ts';

export const Component = () => <ServicesPage page="roaming" />;
