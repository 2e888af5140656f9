const TIMEOUT_MS = 10_000;

/** Posts an event as JSON. Returns the reason for a failed delivery; undefined after success. */
export const callWebhook = async (url: URL, event: object): Promise<string | undefined> => {
  const describeFailure = (reason: string) =>
    `The webhook ${url.origin}${url.pathname} could not be called: ${reason}`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : describeFailure(`it responded ${response.status}`);
  } catch (error) {
    return describeFailure(error instanceof Error ? error.message : String(error));
  }
};
