"""`exp` and `log` with the same bits on every engine and machine: libraries differ in the last bit.

The method is that of fdlibm (Sun Microsystems, freely distributable): reduce the argument, then a polynomial.
The error is below one unit in the last place.
"""

import numpy as np

from drachenhof.engine.rule import rule

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
INVERSE_LN2 = 1.44269504088896338700
LARGEST, SMALLEST = 709.782712893383973096, -745.13321910194110842
TINY = 2.0**-28
EXPONENT_BIAS, MANTISSA_BITS = 1023, 52
MANTISSA = (1 << MANTISSA_BITS) - 1
SUBNORMAL = 54  # bits by which a subnormal number is moved up
SQRT_HALF_BITS = 0x6_A09E_667F_3BCD  # the mantissa of the square root of 2


@rule
def power_of_two(exponent: int) -> float:
    """Return 2 to the power of -1022 to 1023."""
    return float(np.int64((exponent + EXPONENT_BIAS) << MANTISSA_BITS).view(np.float64))


@rule
def exp(value: float) -> float:
    """Return e to the power of a number."""
    x = float(value)
    if x != x:
        return x
    if x > LARGEST:
        return np.inf
    if x < SMALLEST:
        return 0.0
    if abs(x) < TINY:
        return 1.0 + x
    k = int(INVERSE_LN2 * x + (0.5 if x >= 0.0 else -0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (
        1.66666666666666019037e-01
        + t
        * (
            -2.77777777770155933842e-03
            + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))
        )
    )
    y = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    if k > EXPONENT_BIAS:
        return y * 2.0 * power_of_two(k - 1)
    if k < 1 - EXPONENT_BIAS:
        return y * power_of_two(k + SUBNORMAL) * 2.0**-SUBNORMAL
    return y * power_of_two(k)


@rule
def log(value: float) -> float:
    """Return the natural logarithm of a number."""
    x = float(value)
    if x != x or x == np.inf:
        return x
    if x < 0.0:
        return np.nan
    if x == 0.0:
        return -np.inf
    k = 0
    if x < 2.0**-1022:
        x *= 2.0**SUBNORMAL
        k = -SUBNORMAL
    bits = int(np.float64(x).view(np.int64))
    k += (bits >> MANTISSA_BITS) - EXPONENT_BIAS
    mantissa = bits & MANTISSA
    exponent = EXPONENT_BIAS
    if mantissa >= SQRT_HALF_BITS:  # then half of it is nearer to 1
        exponent -= 1
        k += 1
    f = float(np.int64(mantissa | (exponent << MANTISSA_BITS)).view(np.float64)) - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + even + odd) + k * LN2_LOW)) - f)
