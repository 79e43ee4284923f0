import { createBrowserRouter as create } from 'react-router-dom';

export * from 'react-router-dom';

/** The router under the demo's own path, such as that of a project page. */
export const createBrowserRouter: typeof create = (routes, options) => create(routes, { ...options, basename: import.meta.env.BASE_URL });
