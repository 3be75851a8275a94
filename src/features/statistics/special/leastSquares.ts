import {Matrix, QrDecomposition} from 'ml-matrix';

const DEPENDENT = 1e-10;

/**
 * Coefficients of the least-squares fit of `y` on the columns of `rows` (no intercept is added),
 * by QR decomposition; `null` when the columns are linearly dependent or outnumber the rows.
 */
export function leastSquares(rows: number[][], y: readonly number[]): number[] | null {
  const design = new Matrix(rows);
  if (design.columns > design.rows) return null;
  // Columns of equal length make the rank check independent of the units of the covariates.
  const lengths = Array.from({length: design.columns}, (_, column) =>
    design.getColumnVector(column).norm(),
  );
  if (lengths.some((length) => length === 0)) return null;
  const decomposition = new QrDecomposition(design.divRowVector(lengths));
  const diagonal = decomposition.upperTriangularMatrix.diagonal();
  if (diagonal.some((value) => Math.abs(value) < DEPENDENT)) return null;
  return decomposition
    .solve(Matrix.columnVector([...y]))
    .divColumnVector(lengths)
    .to1DArray();
}
