export const load = () => import('../server/price.js');
