//! Numbers as Chinese and Japanese records write them.

/// The digits from 1.
const DIGITS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const TEN: char = '十';

/// A number from 1 to 99 in Chinese script: `十八`. Other numbers have no meaning in records and give an arbitrary text.
#[must_use]
pub fn numeral(number: u8) -> String {
    let sign = |digit: u8| usize::from(digit).checked_sub(1).and_then(|index| DIGITS.get(index));
    let (tens, ones) = (number / 10 % 10, number % 10);
    let mut text = String::new();
    if tens > 0 {
        text.extend(sign(tens).filter(|_| tens > 1));
        text.push(TEN);
    }
    text.extend(sign(ones));
    text
}

/// The value of a number from 1 to 99 in Chinese script or in digits of any width; `None` if the text is none.
#[must_use]
pub fn value(text: &str) -> Option<u8> {
    let digits: Option<String> = text.chars().map(wide_or_ascii).collect();
    if let Some(number) = digits.and_then(|digits| digits.parse::<u8>().ok()) {
        return Some(number).filter(|number| (1..100).contains(number));
    }
    (1..100).find(|&number| numeral(number) == text)
}

/// The value of a digit in ASCII, in full width, or in Chinese script (from 1).
#[must_use]
pub fn digit(letter: char) -> Option<u8> {
    let ascii = wide_or_ascii(letter).and_then(|digit| digit.to_digit(10));
    let numeral = || (1..).zip(DIGITS).find(|(_, sign)| *sign == letter).map(|(value, _)| value);
    ascii.and_then(|value| u8::try_from(value).ok()).or_else(numeral)
}

/// A digit below 10 in full width: `７`.
#[must_use]
pub fn wide(digit: u8) -> Option<char> {
    char::from_u32(u32::from('０') + u32::from(digit)).filter(|_| digit < 10)
}

/// A digit in ASCII or full width, as ASCII.
fn wide_or_ascii(letter: char) -> Option<char> {
    let full_width = u32::from(letter).checked_sub(u32::from('０')).filter(|&value| value < 10);
    full_width.and_then(|value| char::from_digit(value, 10)).or(Some(letter).filter(char::is_ascii_digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back() {
        for number in 1..100 {
            assert_eq!(value(&numeral(number)), Some(number));
            assert_eq!(value(&number.to_string()), Some(number));
        }
        assert_eq!((numeral(18), numeral(40)), ("十八".to_owned(), "四十".to_owned()));
        assert_eq!((value("１２"), value("零"), value("0"), value("")), (Some(12), None, None, None));
    }

    #[test]
    fn digits_are_read_in_every_width() {
        assert_eq!(['7', '７', '七', '０', '十', 'a'].map(digit), [Some(7), Some(7), Some(7), Some(0), None, None]);
        assert_eq!((wide(7), wide(10)), (Some('７'), None));
    }
}
