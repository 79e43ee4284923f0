import { createBrowserRouter as create } from 'react-router-dom';

export * from 'react-router-dom';

/** The router with the demo's base path. */
export const createBrowserRouter: typeof create = (routes, options) => create(routes, { ...options, basename: import.meta.env.BASE_URL });
