/** Query parameter of /business that holds the selected category id, as on the plan list. */
export const CATEGORY_PARAM = 'id';
