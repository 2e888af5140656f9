export const lead = 'The data layer at work';
export const text =
  'How the app gets and keeps data, with the list of weeks as the example. The buttons below the table change its state.';

export const request = 'Request';
export const status = 'Data status';
export const fetchStatus = 'Fetch status';
export const weekCount = 'Weeks in the response';
export const receivedAt = 'Received';
export const data = 'Data';
export const stale = 'stale';
export const fresh = 'fresh';
export const staleTime = 'Counts as fresh for';
export const keptTime = 'Stays in memory after leaving';
export const minutes = (count: string) => `${count}\u00a0min`;
export const retries = 'Retries after a failure';
export const retryRule = 'one; none for reports';
export const failures = 'Failures in a row';
export const lastError = 'Last error';

export const refetch = 'Fetch again';
export const invalidate = 'Mark as stale';
export const reset = 'Forget and fetch';
