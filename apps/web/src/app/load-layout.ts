/** Loads the code of the sidebar layout. */
export const loadLayout = () => import('./layout.tsx');
