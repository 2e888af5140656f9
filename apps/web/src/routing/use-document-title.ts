import { useEffect } from 'react';

/** Sets the document title: the screen's title, then the product's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Vitrina' ? title : `${title} · Vitrina`;
  }, [title]);
}
