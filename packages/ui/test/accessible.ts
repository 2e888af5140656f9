import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the accessibility rules that the page violates in either theme, after its animations. */
export const expectAccessible = async (): Promise<void> => {
  const moving = document
    .getAnimations()
    // One that scrolling moves ends with the scrolling.
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.all(moving.map(({ finished }) => finished));
  for (const theme of ['light', 'dark'] as const) {
    document.documentElement.dataset['theme'] = theme;
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    const broken = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    expect(broken, theme).toEqual([]);
  }
};
