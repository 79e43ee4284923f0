/** Query parameter of /business that holds the chosen category, as `id` does on the plan list. */
export const CATEGORY = 'id';
