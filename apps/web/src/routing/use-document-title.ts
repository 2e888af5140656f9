import { useEffect } from 'react';

/** Names the browser's tab: the screen first, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Vitrina' ? title : `${title} · Vitrina`;
  }, [title]);
}
