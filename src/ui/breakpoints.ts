/** Media queries of src/styles/shared.css by the same names, for scripts and `<source media>`. */
export const MAX_SM = '(max-width: 40em)';
export const MAX_MD = '(max-width: 56.1875em)';
export const MAX_LG = '(max-width: 64em)';
export const ABOVE_XL = '(min-width: 80em)';
