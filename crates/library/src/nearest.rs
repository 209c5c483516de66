//! "Did you mean …": the known id nearest to what was asked for. Knows spelling only.

/// The known id nearest to `asked`, if it is near enough to be what was meant.
pub(crate) fn nearest(asked: &str, known: impl IntoIterator<Item = String>) -> Option<String> {
    let asked = plain(asked);
    // Nobody mistypes an id of a hundred letters.
    if asked.len() < 3 || asked.len() > 60 {
        return None;
    }
    let rank = |id: &String| {
        let plain = plain(id);
        let distance = distance(&asked, &plain);
        let shorter = asked.len().min(plain.len());
        let close = distance <= (shorter / 4).clamp(1, 4);
        // A piece of the id stands behind every slip of the finger.
        let part = shorter >= 3 && (contains(&plain, &asked) || contains(&asked, &plain));
        close.then_some((0, distance)).or(part.then_some((1, distance)))
    };
    known.into_iter().filter_map(|id| Some((rank(&id)?, id))).min().map(|(_, id)| id)
}

/// Letters and digits only, in lower case.
fn plain(text: &str) -> Vec<char> {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn contains(long: &[char], short: &[char]) -> bool {
    long.windows(short.len().max(1)).any(|part| part == short)
}

/// Edit distance: letters to add, drop, change or exchange with their neighbour.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for (i, &letter) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &other) in b.iter().enumerate() {
            let change = rows[i][j] + usize::from(letter != other);
            let mut least = change.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && letter == b[j - 1] && a[i - 1] == other {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}
