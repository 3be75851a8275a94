/** Whether a toolchain that is missing is an error: `SAMPLES_TOOLCHAINS=required`. */
export const areRequired = process.env.SAMPLES_TOOLCHAINS === 'required';
