/** Imports a package from where this file is, which no bundle takes along. */
export const importHere = (specifier) => import(specifier);
