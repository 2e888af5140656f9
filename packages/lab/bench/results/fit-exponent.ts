/** The cost of one size. */
export type Sample = readonly [size: number, cost: number];

/** Fits cost = factor · size^exponent by least squares over the logarithms; returns the exponent. */
export const fitExponent = (samples: readonly Sample[]): number => {
  const points = samples.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
};
