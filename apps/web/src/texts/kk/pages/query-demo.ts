export const lead = 'Деректер қабаты жұмыс үстінде';
export const text =
  'Қолданба деректерді қалай алып, қалай сақтайды: апталар тізімі мысалында. Кестенің астындағы түймелер оның күйін өзгертеді.';

export const request = 'Сұрау';
export const status = 'Деректер күйі';
export const fetchStatus = 'Алмасу күйі';
export const weekCount = 'Жауаптағы апталар';
export const receivedAt = 'Алынған уақыты';
export const data = 'Деректер';
export const stale = 'ескірген';
export const fresh = 'жаңа';
export const staleTime = 'Жаңа деп саналады';
export const keptTime = 'Беттен шыққан соң жадта қалады';
export const minutes = (count: string) => `${count}\u00a0мин`;
export const retries = 'Сәтсіздіктен кейінгі қайталау';
export const retryRule = 'біреу; есептерде жоқ';
export const failures = 'Қатарынан сәтсіздіктер';
export const lastError = 'Соңғы қате';

export const refetch = 'Қайта сұрау';
export const invalidate = 'Ескірген деп санау';
export const reset = 'Ұмытып, қайта сұрау';
