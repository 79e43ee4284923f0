import { ServicesPage } from './services-page.tsx';

export { callingServicesLoader as loader } from './loader.ts';

export const Component = () => <ServicesPage page="calling" />;
