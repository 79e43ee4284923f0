import { ServicesPage } from './services-page.tsx';

export { callingServicesLoader as loader } from './services-page.tsx';

export const Component = () => <ServicesPage page="calling" />;
